import { Icon } from '../../../engine/react/Icon.tsx';
import { Picture } from '../../../engine/react/Picture.tsx';
import type { SectionProps } from '../../../engine/react/section-registry.ts';
import { Wrap } from '../../ui/layout.styles.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { TooltipAnchor, TooltipBubble } from '../../ui/tooltip.styles.ts';
import { useTooltip } from '../../ui/use-tooltip.ts';
import * as S from './styles.ts';

type Row = SectionProps<'comparison'>['rows'][number];
type Answers = Pick<SectionProps<'comparison'>, 'yes' | 'no'>;

/** A check or a cross; its word is there for screen readers and opens beside it when the cell is pointed at. */
const MarkCell = ({ value, word }: { value: boolean; word: string }) => {
  const { open, handlers } = useTooltip();
  return (
    <td {...handlers}>
      <S.Mark data-value={value} as={TooltipAnchor}>
        <Icon name={value ? 'check' : 'x'} />
        <span className="sr">{word}</span>
        {open && <TooltipBubble role="tooltip">{word}</TooltipBubble>}
      </S.Mark>
    </td>
  );
};

const Cell = ({ value, yes, no }: Answers & { value: Row['provider'] }) =>
  typeof value === 'string' ? <td>{value}</td> : <MarkCell value={value} word={value ? yes : no} />;

type TableProps = Omit<SectionProps<'comparison'>, 'root' | 'title' | 'text' | 'surface'>;

const Table = ({ featureHead, provider, traditionalHead, rows, ...answers }: TableProps) => (
  <S.Table data-reveal="">
    <thead>
      <tr>
        <th scope="col">{featureHead}</th>
        <th scope="col">
          <Picture image={provider} />
        </th>
        <th scope="col">{traditionalHead}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.feature} data-item="">
          <th scope="row">{row.feature}</th>
          <Cell value={row.provider} {...answers} />
          <Cell value={row.traditional} {...answers} />
        </tr>
      ))}
    </tbody>
  </S.Table>
);

/** A table that compares us with traditional vendors. */
export const Component = ({ root, title, text, surface, ...table }: SectionProps<'comparison'>) => (
  <section {...root} data-surface={surface}>
    <Wrap>
      <SectionHead title={title} text={text} align="split" />
      <Table {...table} />
    </Wrap>
  </section>
);
