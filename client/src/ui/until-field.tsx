/** A day until the end of which somebody is away. */
interface Props {
  readonly label: string;
  /** The latest moment that is allowed. */
  readonly latest: number;
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** As a field for days has it, in the time of this device. */
const isoDay = (at: number): string => {
  const d = new Date(at);
  return [d.getFullYear(), d.getMonth() + 1, d.getDate()].map((n) => `${n}`.padStart(2, '0')).join('-');
};

/** The last millisecond of that day; undefined if it is none. */
export const endOf = (value: string): number | undefined => {
  const [year, month, date] = value.split('-').map(Number);
  const at = new Date(year ?? NaN, (month ?? NaN) - 1, date ?? NaN, 23, 59, 59, 999).getTime();
  return Number.isNaN(at) ? undefined : at;
};

/** The last day that ends before then. */
const lastDay = (latest: number): string => {
  const d = new Date(latest);
  d.setHours(0, 0, 0, 0);
  return isoDay(d.getTime() - 1);
};

export const UntilField = ({ label, latest, value, onChange }: Props) => (
  <label class="field">
    <span>{label}</span>
    <input
      class="input"
      type="date"
      required
      min={isoDay(Date.now())}
      max={lastDay(latest)}
      value={value}
      onInput={(e) => onChange(e.currentTarget.value)}
    />
  </label>
);
