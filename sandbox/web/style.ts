/** The style sheet of the sandbox's own pages: the portal's colours, without external resources. */
export const styleSheet = `
:root { color-scheme: light dark; --paper: #fbf9f5; --ink: #0f191a; --muted: #5d625c; --line: #e3dfd8; --accent: #134232; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #131a1a; --ink: #ece9e2; --muted: #a3a79f; --line: #2f3736; --accent: #8fc7ab; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
a { color: var(--accent); text-underline-offset: 0.2em; }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
header, main { max-width: 72rem; margin: 0 auto; padding: 0 1.5rem; }
header { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: baseline; padding-block: 1.25rem; border-bottom: 1px solid var(--line); }
header strong { font: 600 1.125rem/1.3 Georgia, 'Times New Roman', serif; margin-inline-end: auto; }
h1 { font: 400 1.75rem/1.25 Georgia, 'Times New Roman', serif; margin: 2.5rem 0 0.5rem; }
.lead, .muted { color: var(--muted); }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 1.5rem; margin: 2rem 0; }
dt { color: var(--muted); font-size: 0.875rem; }
dd { margin: 0; font-size: 1.75rem; font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; margin: 1.5rem 0; font-variant-numeric: tabular-nums; }
th, td { text-align: start; padding: 0.625rem 1rem 0.625rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
th { font-weight: 500; font-size: 0.875rem; color: var(--muted); }
td.number, th.number { text-align: end; }
.pages { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; margin: 1.5rem 0 3rem; }
iframe { width: 100%; height: 32rem; border: 1px solid var(--line); border-radius: 6px; background: #fff; }
form.stack { display: grid; gap: 1rem; max-width: 32rem; }
label { display: grid; gap: 0.25rem; font-size: 0.875rem; }
label:has([type='checkbox']) { display: flex; gap: 0.5rem; align-items: center; }
fieldset { border: 0; padding: 0; margin: 0 0 0.75rem; font-size: 0.875rem; }
legend { padding: 0; color: var(--muted); }
input:not([type='checkbox']), select { font: inherit; padding: 0.5rem 0.625rem; border: 1px solid var(--muted); border-radius: 6px; background: none; color: inherit; }
button { font: inherit; font-weight: 500; min-height: 2.75rem; padding: 0.5rem 1rem; margin-top: 0.5rem; border: 1px solid var(--accent); border-radius: 6px; background: var(--accent); color: var(--paper); cursor: pointer; }
form.inline { display: contents; }
button.link { min-height: 0; margin: 0; padding: 0; border: 0; background: none; color: var(--accent); font-weight: 400; text-decoration: underline; text-underline-offset: 0.2em; }
button.quiet { background: none; color: var(--accent); }
.late { color: #9b2318; }
@media (prefers-color-scheme: dark) { .late { color: #f2a79c; } }
.letter { max-width: 36rem; padding: 2rem; border: 1px solid var(--line); border-radius: 6px; }
.letter .code { font: 500 1.5rem/1.4 ui-monospace, monospace; letter-spacing: 0.1em; }
@media print { header { display: none; } .letter { border: 0; padding: 0; } }
pre { white-space: pre-wrap; padding: 1rem; border: 1px solid var(--line); border-radius: 6px; font: 0.9375rem/1.5 ui-monospace, monospace; }
`
