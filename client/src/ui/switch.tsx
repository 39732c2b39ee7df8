interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export const Switch = ({ label, hint, on, onChange }: Props) => (
  <label class="switch">
    <input type="checkbox" role="switch" checked={on} onChange={(e) => onChange(e.currentTarget.checked)} />
    <span class="knob" aria-hidden="true" />
    <span>
      {label}
      {hint && <small>{hint}</small>}
    </span>
  </label>
);
