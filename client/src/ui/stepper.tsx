import { Amount } from '@tabularium/parts/marks';
import { useT } from '../words/words.ts';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (n: number) => void;
}

/** The amount of the kit, with the words of the shell. */
export const Stepper = (props: Props) => {
  const t = useT();
  return <Amount {...props} fewer={t('ui.fewer')} more={t('ui.more')} />;
};
