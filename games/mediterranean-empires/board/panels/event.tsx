/** The event of the round, the rage of the barbarians, and how likely the turn ends with the next event. */
import type { PanelProps } from '@tabularium/parts/web';
import { Icon } from '@tabularium/parts/marks';
import type { EventId } from '../../rules/ids.ts';
import { eventFor, eventModifier } from '../../rules/round/event.ts';
import type { OpenEmpires } from '../../rules/sight.ts';
import type { EmpiresView } from '../../rules/view.ts';
import { Folding } from './folding.tsx';

const ICONS: Readonly<Record<string, string> & Record<EventId, string>> = {
  prosperity: 'talent',
  'good-weather': 'sun',
  'neutral-attack': 'war',
  diplomacy: 'handshake',
  'enraged-barbarians': 'rage',
  campaign: 'army',
  homecoming: 'laurel',
  'bad-weather': 'storm',
  pirates: 'fleet',
  scarcity: 'drought',
  'end-of-turn': 'clock',
};

/** The sign of an event, by its ref. */
export const eventIcon = (ref: unknown): string | undefined => ICONS[String(ref).replace('event:', '')];

const DIE = [1, 2, 3, 4, 5, 6];

/** [MED.4.1-a][MED.4.1-b] In percent, at the next round, if not everybody passes in this one. */
export const turnEnds = ({ agreed, round }: Pick<OpenEmpires, 'agreed' | 'round'>): number => {
  const added = eventModifier({ agreed, round: round + 1, allPassed: false });
  const ends = DIE.flatMap((a) => DIE.map((b) => eventFor({ agreed }, a + b + added))).filter(
    (e) => e === 'end-of-turn',
  );
  return Math.round((100 * ends.length) / DIE.length ** 2);
};

export const EventPanel = ({ view, say }: PanelProps<EmpiresView>) => {
  const { turn, round, enraged, event, agreed } = view;
  const title = (
    <>
      <span class="when">{turn === 0 ? say(`scenario:${agreed.scenario}`) : say('board.round', { round })}</span>
      <b>
        {event !== '' && <Icon name={ICONS[event]} />}
        {event === '' ? say('board.building') : say(`event:${event}`)}
      </b>
    </>
  );
  return (
    <Folding name="event" title={title}>
      {event !== '' && <p>{say(`board.event.${event}`)}</p>}
      <ul>
        <li>
          <Icon name="rage" />
          {say('board.rage')} <b>{enraged}</b>
        </li>
        {turn > 0 && (
          <li>
            {say('board.turnEnds')} <b>{say('board.percent', { n: turnEnds(view) })}</b>
          </li>
        )}
      </ul>
    </Folding>
  );
};
