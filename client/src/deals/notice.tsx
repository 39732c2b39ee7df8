/** An offer that waits for an answer, over the question bar: it is answered there, or put off. */
import './deals-panel.css';
import type { Bargain } from './bargain.ts';
import { Readable } from './readable.tsx';

export const OfferNotice = ({ bargain }: { readonly bargain: Bargain }) => {
  const { parts, lists, isOpen } = bargain;
  if (!parts || isOpen || lists.answers.length === 0) return null;
  return (
    <Readable class="offer-notice">
      <parts.Notice {...lists} />
    </Readable>
  );
};
