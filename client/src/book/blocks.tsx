/** Paragraphs, lists, tables, examples and pictures of a book. */
import type { Block } from '@tabularium/parts/book';
import { useContext } from 'preact/hooks';
import { LinksContext } from './links.ts';
import { Picture } from './picture.tsx';
import { Prose } from './prose.tsx';

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
        <aside class="example">
          <Blocks of={block.blocks} />
        </aside>
      );
    case 'picture':
      return <Picture game={game} name={block.name} text={block.text} />;
    default:
      return block satisfies never;
  }
};

const Table = ({ of: { head, rows } }: { readonly of: Extract<Block, { readonly t: 'table' }> }) => (
  <div class="book-table">
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
