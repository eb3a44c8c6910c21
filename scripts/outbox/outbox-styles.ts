import tokens from '../../src/site/tokens.json' with { type: 'json' };

const { agave, buganvilia, apricot, success, danger, white } = tokens.color;
const ink = agave['900'].$value;
const line = agave['200'].$value;
const link = buganvilia['600'].$value;

/** The stylesheet of the outbox, in the colours of the site. */
export const outboxStyles = `
*, ::before, ::after { box-sizing: border-box }
html { color-scheme: light; -webkit-text-size-adjust: 100% }
body { margin: 0; background: ${agave['50'].$value}; color: ${ink}; font: 1rem/1.5 system-ui, 'Segoe UI', sans-serif }
body > * { width: min(100% - 2rem, 56rem); margin-inline: auto }
header { padding-block: 1.5rem .5rem }
h1, h2 { line-height: 1.2; margin: 0; overflow-wrap: anywhere }
h1 { font-size: 1.75rem } h2 { font-size: 1.25rem; margin-block: 2rem .75rem }
p { margin-block: .5rem; max-width: 44rem }
a { color: ${link}; text-underline-offset: .15em; overflow-wrap: anywhere }
:focus-visible { outline: 3px solid ${ink}; outline-offset: 2px; border-radius: 4px }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem }
nav a { display: inline-block; padding-block: .625rem }
code { background: ${agave['100'].$value}; padding: .1em .35em; border-radius: 4px; overflow-wrap: anywhere }
ul { list-style: none; padding: 0; margin: 0; display: grid; gap: .75rem }
li, section, .note { background: ${white.$value}; border: 1px solid ${line}; border-radius: 16px; padding: 1rem 1.25rem }
li { display: grid; gap: .25rem .75rem; grid-template-columns: 1fr auto; align-items: start }
li > a, li > summary { font-weight: 600; padding-block: .25rem }
li > :nth-child(n+3), li > details { grid-column: 1 / -1 }
.quiet { color: ${agave['500'].$value}; overflow-wrap: anywhere }
.state { border-radius: 999px; padding: .125rem .75rem; font-size: .875rem; white-space: nowrap; justify-self: start; background: ${apricot['100'].$value} }
.state-sent { background: ${success['100'].$value}; color: ${success['700'].$value} }
.state-failed, .state-spam { background: ${danger['100'].$value}; color: ${danger['700'].$value} }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 }
dt { color: ${agave['500'].$value} } dd { margin: 0; overflow-wrap: anywhere; unicode-bidi: isolate }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: .9375rem/1.6 ui-monospace, monospace; unicode-bidi: plaintext }
summary { cursor: pointer; padding-block: .375rem; overflow-wrap: anywhere }
iframe { display: block; width: 100%; height: 28rem; border: 0; background: ${white.$value} }
main { padding-bottom: 4rem }
@media (max-width: 40rem) { li { grid-template-columns: 1fr } dl { grid-template-columns: 1fr; gap: 0 } dd { margin-bottom: .5rem } }
`;
