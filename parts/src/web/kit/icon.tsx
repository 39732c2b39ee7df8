export const Icon = ({ name, label }: { readonly name: string; readonly label?: string }) =>
  label === undefined ? (
    <svg class="i" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  ) : (
    <svg class="i" role="img" aria-label={label}>
      <use href={`#i-${name}`} />
    </svg>
  );

/** A die as it lies: pips, or a numeral on the red one. */
export const Die = ({ n, roman, label }: { readonly n: number; readonly roman?: boolean; readonly label: string }) => (
  <svg class="die" role="img" aria-label={label}>
    <use href={`#i-die-${roman ? 'r' : ''}${n}`} />
  </svg>
);
