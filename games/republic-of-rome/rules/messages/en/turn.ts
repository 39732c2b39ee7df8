export const turn = {
  phase: 'Turn {turn}: {phase}',
  'phase:mortality': 'Mortality Phase',
  'phase:revenue': 'Revenue Phase',
  'phase:forum': 'Forum Phase',
  'phase:population': 'Population Phase',
  'phase:senate': 'Senate Phase',
  'phase:combat': 'Combat Phase',
  'phase:revolution': 'Revolution Phase',
} as const;
