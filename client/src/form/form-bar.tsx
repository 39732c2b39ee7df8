/** What a form puts into the question bar: its small controls, and the buttons that send it. */
import type { OpenForm } from './use-form.ts';

interface Props {
  readonly open: OpenForm;
  /** Something else is about to be sent, and has the red button. */
  readonly beside: boolean;
}

/** The first way to send it is the red button, and the Enter key. */
export const FormCommits = ({ open, beside }: Props) => (
  <>
    {open.commits.map((c, i) => (
      <button
        key={c.name}
        type="button"
        class={i === 0 && !beside ? 'btn primary commit' : c.quiet ? 'btn ghost' : 'btn offered'}
        data-commit={c.name}
        disabled={open.busy}
        aria-disabled={c.missing !== undefined}
        aria-keyshortcuts={
          [...(i === 0 && !beside ? ['Enter'] : []), ...(c.key ? [c.key.toUpperCase()] : [])].join(' ') || undefined
        }
        onClick={() => c.missing === undefined && open.send(c.entered)}
      >
        <span>{c.label}</span>
        {(c.missing ?? c.detail) && <small>{c.missing ?? c.detail}</small>}
        {((i === 0 && !beside) || c.key) && (
          <span class="kbd" aria-hidden="true">
            {i === 0 && !beside ? '↵' : c.key}
          </span>
        )}
      </button>
    ))}
  </>
);
