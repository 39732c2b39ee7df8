/** Two or three cards: to preside in Rome, to lead the armies, or either. */
import { OptionCard, Options } from '@tabularium/parts/kit';
import type { FormProps } from '@tabularium/parts/web';
import { maybeSenator, military } from '../../../rules/rome/senators.ts';
import type { RomeView } from '../../../rules/sight/view.ts';
import { type Entered, isWish, pairOf, WISHES } from './entries.ts';

export const ConsulshipBody = ({ form, change, say }: FormProps<RomeView, Entered>) => {
  const { asked, entered } = form;
  const mil = (id: string): number => {
    const s = maybeSenator(asked.view, id);
    return s ? military(asked.view, s) : 0;
  };
  const pair = pairOf(asked);
  return (
    <Options label={say('consulship.which')}>
      {isWish(asked)
        ? WISHES.map((wish) => (
            <OptionCard
              key={wish}
              title={say(`verb.${wish}`)}
              value={wish}
              chosen={entered.choice === wish}
              onPress={() => change({ choice: wish })}
            >
              {say(`consulship.${wish}`)}
            </OptionCard>
          ))
        : pair.map((id) => (
            <OptionCard
              key={id}
              title={say(id)}
              value={id}
              chosen={entered.choice === id}
              onPress={() => change({ choice: id })}
            >
              {say('consulship.other', {
                who: pair.find((x) => x !== id) ?? '',
                n: mil(pair.find((x) => x !== id) ?? ''),
              })}
            </OptionCard>
          ))}
    </Options>
  );
};
