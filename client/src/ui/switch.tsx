interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
}

export const Switch = ({ label, hint, on, disabled = false, onChange }: Props) => (
  <label class={disabled ? 'switch off' : 'switch'}>
    <input
      type="checkbox"
      role="switch"
      checked={on}
      disabled={disabled}
      onChange={(e) => onChange(e.currentTarget.checked)}
    />
    <span class="knob" aria-hidden="true" />
    <span>
      {label}
      {hint && <small>{hint}</small>}
    </span>
  </label>
);
