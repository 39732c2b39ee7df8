/** One of a few: radio buttons that look like one control. */
interface Props<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly of: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
  readonly name: string;
}

export const Segments = <T extends string>({ label, value, of, onChange, name }: Props<T>) => (
  <fieldset class="segments">
    <legend>{label}</legend>
    <div>
      {of.map((o) => (
        <label key={o.value}>
          <input type="radio" name={name} checked={o.value === value} onChange={() => onChange(o.value)} />
          <span>{o.label}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
