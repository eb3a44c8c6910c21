export default { output: 'export', distDir: 'dist', serverExternalPackages: ['ajv'] };
