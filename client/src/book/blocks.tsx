/** Paragraphs, lists, tables, examples and pictures of a book. */
import type { Block } from '@tabularium/parts/book';
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { LinksContext } from './links.ts';
import { Picture } from './picture.tsx';
import { Prose } from './prose.tsx';
import { useBookWords } from './use-book-words.ts';

export const Blocks = ({ of }: { readonly of: readonly Block[] }) => (
  <>
    {of.map((block, i) => (
      <BlockView key={i} block={block} />
    ))}
  </>
);

export const BlockView = ({ block }: { readonly block: Block }) => {
  const { game } = useContext(LinksContext);
  switch (block.t) {
    case 'paragraph':
      return (
        <p>
          <Prose of={block.prose} />
        </p>
      );
    case 'list': {
      const items = block.items.map((item, i) => (
        <li key={i}>
          <Prose of={item} />
        </li>
      ));
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return <Table of={block} />;
    case 'example':
      return (
        <div class="example" role="note">
          <Blocks of={block.blocks} />
        </div>
      );
    case 'picture':
      return <Picture game={game} name={block.name} text={block.text} />;
    default:
      return block satisfies never;
  }
};

/** One that is wider than the page is moved with the arrow keys. */
const Table = ({ of: { head, rows } }: { readonly of: Extract<Block, { readonly t: 'table' }> }) => {
  const t = useBookWords();
  const frame = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    const box = frame.current;
    if (box) setWide(box.scrollWidth > box.clientWidth);
  }, [head, rows]);
  return (
    <div
      ref={frame}
      class="book-table"
      {...(isWide && { tabIndex: 0, role: 'group', 'aria-label': t?.('book.table') })}
    >
      <table>
        <thead>
          <tr>
            {head.map((cell, i) => (
              <th key={i} scope="col">
                <Prose of={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, y) => (
            <tr key={y}>
              {row.map((cell, x) =>
                x === 0 ? (
                  <th key={x} scope="row">
                    <Prose of={cell} />
                  </th>
                ) : (
                  <td key={x}>
                    <Prose of={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
