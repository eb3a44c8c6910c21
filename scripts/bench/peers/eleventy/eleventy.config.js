export default () => ({ dir: { input: 'pages', output: 'dist' } });
