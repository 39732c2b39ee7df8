/** Parchment and ink; the values are those of the design tokens, so that a report stands alone as one file. */
export const STYLE = `
:root { color-scheme: light dark;
  --paper: #f3ead5; --raised: #fbf6ea; --ink: #2a2017; --ink-2: #54452f; --ink-3: #6b5a42; --line: #cdbd9a;
  --line-strong: #857150; --accent: #8c2b1c; --gold: #8a5f08; --bar: #b9a679;
  --l1: #d8b7a6; --l2: #c9cfb2; --l3: #b4c6d0; --l4: #e3d3a0; --l5: #d9cfe0; }
@media (prefers-color-scheme: dark) { :root {
  --paper: #17130e; --raised: #221c15; --ink: #f0e6d0; --ink-2: #d0c1a3; --ink-3: #ab9b7d; --line: #46392a;
  --line-strong: #8c7853; --accent: #e5937a; --gold: #e3b759; --bar: #6b5a3c;
  --l1: #6e3a2c; --l2: #47522f; --l3: #33505f; --l4: #75602a; --l5: #574768; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); line-height: 1.45;
  font-family: Inter, system-ui, "Segoe UI", "Liberation Sans", sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 56rem; margin: 0 auto; padding: 2rem 1rem 3rem; }
h1, h2 { font-family: Cinzel, "Trajan Pro", "Times New Roman", serif; font-weight: 600; letter-spacing: .06em; }
h1 { font-size: 1.75rem; margin: 0; }
h2 { font-size: 1.05rem; margin: 2.5rem 0 .5rem; border-bottom: 1px solid var(--line-strong); padding-bottom: .25rem; }
p { color: var(--ink-2); margin: .5rem 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.25rem; margin: 1rem 0; }
dt { color: var(--ink-3); } dd { margin: 0; overflow-wrap: anywhere; }
figure { margin: 0; background: var(--raised); border: 1px solid var(--line); border-radius: 6px; padding: .75rem; overflow-x: auto; }
svg { display: block; width: 100%; height: auto; min-width: 32rem; font-size: 13px; }
svg text { fill: var(--ink); } svg .quiet { fill: var(--ink-3); font-size: 12px; }
svg .bar { fill: var(--bar); stroke: var(--line-strong); } svg .axis { stroke: var(--line-strong); }
svg .layer { stroke: var(--line-strong); } svg .s { stroke: var(--ink-2); stroke-width: 1.4; } svg .d { fill: var(--ink-2); }
svg .f1 { fill: var(--l1); } svg .f2 { fill: var(--l2); } svg .f3 { fill: var(--l3); } svg .f4 { fill: var(--l4); } svg .f5 { fill: var(--l5); }
svg .grid { stroke: var(--line); } svg .whisker { stroke: var(--accent); stroke-width: 2; fill: none; }
svg .mean { stroke: var(--gold); stroke-width: 2; stroke-dasharray: 5 4; }
figcaption { color: var(--ink-2); font-size: .875rem; margin-top: .6rem; max-width: 46rem; }
table { border-collapse: collapse; width: 100%; margin-top: .75rem; }
th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid var(--line); }
th { color: var(--ink-3); font-weight: 500; } th:first-child, td:first-child { text-align: left; padding-left: 0; }
footer { margin-top: 3rem; color: var(--ink-3); font-size: .8125rem; }
@media print { :root { --paper: #fff; --raised: #fff; } main { max-width: none; padding: 0; } figure, tr { break-inside: avoid; } }
code { font-size: .9em; overflow-wrap: anywhere; }
`;
