/** The style sheet of the identity provider's pages: the portal's colours, without external resources. */
export const identityStyle = `
@font-face { font-family: Inter; font-weight: 400; font-display: swap; src: url(/identity/fonts/inter-400.woff2); }
@font-face { font-family: Inter; font-weight: 500; font-display: swap; src: url(/identity/fonts/inter-500.woff2); }
@font-face {
  font-family: 'Source Serif 4'; font-weight: 400; font-display: swap;
  src: url(/identity/fonts/source-serif-400.woff2);
}
:root {
  color-scheme: light dark;
  --paper: #fbf9f5; --raised: #ffffff; --ink: #0f191a; --muted: #5d625c; --line: #d8d3c8;
  --accent: #134232; --on-accent: #ffffff; --error: #9b2318; --error-paper: #fbeeea;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #131a1a; --raised: #1a2222; --ink: #ece9e2; --muted: #a3a79f; --line: #3a4342;
    --accent: #8fc7ab; --on-accent: #10201a; --error: #f2a79c; --error-paper: #2c1b19;
  }
}
[hidden] { display: none !important; }
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: grid; grid-template-rows: auto 1fr auto;
  background: var(--paper); color: var(--ink); font: 16px/1.55 Inter, 'Segoe UI', system-ui, sans-serif;
}
a { color: var(--accent); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
header, footer { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; padding: 1.25rem 1.5rem; align-items: center; }
header { border-bottom: 1px solid var(--line); }
header .name {
  display: flex; align-items: center; gap: 0.625rem; letter-spacing: -0.01em;
  font: 400 1.25rem/1.3 'Source Serif 4', Georgia, 'Times New Roman', serif;
}
header svg { width: 2rem; height: 2rem; color: var(--accent); }
header .line { color: var(--muted); font-size: 0.875rem; margin-inline-end: auto; }
footer { font-size: 0.875rem; color: var(--muted); justify-content: center; }
main { width: 100%; max-width: 27rem; margin: 0 auto; padding: 3.5rem 1.5rem; }
h1 {
  font: 400 1.75rem/1.2 'Source Serif 4', Georgia, 'Times New Roman', serif; letter-spacing: -0.01em;
  margin: 0 0 0.5rem; text-wrap: balance;
}
.lead { color: var(--muted); margin: 0 0 2rem; }
form { display: grid; gap: 1.25rem; }
form + form, .passkey { margin-top: 1rem; }
[data-message] { margin: 0; }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; display: grid; gap: 0.75rem; }
legend { font-weight: 500; padding: 0; margin-bottom: 0.5rem; }
h2 { font: 500 1.125rem/1.3 Inter, 'Segoe UI', system-ui, sans-serif; margin: 2.5rem 0 0.5rem; }
.keys { list-style: none; margin: 1rem 0 0; padding: 0; border-top: 1px solid var(--line); }
.keys li { padding: 1rem 0; border-bottom: 1px solid var(--line); display: grid; gap: 0.25rem; }
.keys p { margin: 0; overflow-wrap: anywhere; }
label.tick { grid-template-columns: auto 1fr; align-items: start; gap: 0.75rem; font-weight: 400; }
label.tick input { width: 1.25rem; min-height: 1.25rem; margin: 0; }
.given {
  font-size: 1.5rem; letter-spacing: 0.08em; font-variant-numeric: tabular-nums; text-align: center; padding: 1rem;
  border: 1px solid var(--line); border-radius: 6px; background: var(--raised); margin: 1.5rem 0; user-select: all;
  white-space: nowrap;
}
label { display: grid; gap: 0.375rem; font-size: 0.875rem; font-weight: 500; }
input {
  font: inherit; font-size: 1rem; color: inherit; background: var(--raised); width: 100%; min-height: 2.75rem;
  border: 1px solid var(--muted); border-radius: 6px; padding: 0.5rem 0.75rem;
}
input[aria-invalid='true'] { border-color: var(--error); border-width: 2px; }
.code { font-variant-numeric: tabular-nums; letter-spacing: 0.2em; }
button, .button {
  font: inherit; font-weight: 500; line-height: 1.25; min-height: 2.75rem; padding: 0.625rem 1.25rem; cursor: pointer;
  border: 1px solid var(--accent); border-radius: 6px; background: var(--accent); color: var(--on-accent);
  text-align: center; text-decoration: none; display: inline-block;
}
button:hover, .button:hover { filter: brightness(1.12); }
.quiet { background: none; color: var(--accent); }
.hint { color: var(--muted); font-size: 0.875rem; font-weight: 400; margin: 0; }
.notice, .error { border-inline-start: 3px solid var(--accent); padding: 0.75rem 1rem; margin: 0 0 1.5rem; }
.error { border-color: var(--error); background: var(--error-paper); }
.error p, .error ul { margin: 0; }
.error ul { padding-inline-start: 1.25rem; }
.links { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; margin-top: 2rem; font-size: 0.9375rem; }
`
