/** The current phase of the turn, and who presides. */
import { steady } from '@tabularium/parts/web';
import type { OpenRome } from '../rules/sight/sight.ts';
import { PHASES } from '../rules/ids.ts';
import { hrao } from '../rules/rome/hrao.ts';
import { Icon } from './parts.tsx';
import type { ViewProps } from './props.ts';

export const Phases = steady(({ view, say }: ViewProps) => {
  const at = PHASES.findIndex((p) => p === view.phase);
  const g: OpenRome = view;
  const presiding = view.phase === 'senate' && view.senate.presiding !== '' ? view.senate.presiding : hrao(g)?.id;
  const who = presiding === undefined ? undefined : g.senators.find((s) => s.id === presiding);
  return (
    <div class="rr-phases">
      <ol>
        {PHASES.map((p, i) => (
          <li key={p} class={i === at ? 'on' : i < at ? 'done' : ''} {...(i === at && { 'aria-current': 'step' })}>
            {say(`board.phase.${p}`)}
          </li>
        ))}
      </ol>
      {who && (
        <span class="rr-presiding" data-read={who.id}>
          <Icon name="crown" />
          {say(view.phase === 'senate' ? 'board.presiding' : 'board.highest', { who: who.id })}
          {who.office !== '' && `, ${say(`office:${who.office}`)}`}
        </span>
      )}
    </div>
  );
});
