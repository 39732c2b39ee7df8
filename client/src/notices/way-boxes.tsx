/** Which ways to be told: a box for each that this server has. */
import type { ContactKind } from '@tabularium/protocol';
import { useWords } from '../words/words.ts';

interface Props {
  readonly label: string;
  readonly isLabelShown?: boolean;
  readonly of: readonly ContactKind[];
  readonly chosen: readonly ContactKind[];
  readonly onChange: (chosen: readonly ContactKind[]) => void;
}

export const WayBoxes = ({ label, isLabelShown = false, of, chosen, onChange }: Props) => {
  const { t } = useWords();
  return (
    <fieldset class="way-boxes">
      <legend class={isLabelShown ? 'legend' : 'sr'}>{label}</legend>
      <div>
        {of.map((kind) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={chosen.includes(kind)}
              onChange={(e) => onChange(of.filter((k) => (k === kind ? e.currentTarget.checked : chosen.includes(k))))}
            />
            <span>{t(`told.way.${kind}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
