import { Icon } from '../../../engine/react/Icon.tsx';
import { Picture } from '../../../engine/react/Picture.tsx';
import type { SectionProps } from '../../../engine/react/registry.ts';
import { Wrap } from '../../ui/layout.styles.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import * as S from './styles.ts';

type Answers = Pick<SectionProps<'comparison'>, 'yes' | 'no'>;
type CellProps = Answers & { value: boolean | string };

const Cell = ({ value, yes, no }: CellProps) =>
  typeof value === 'string' ? (
    <td>{value}</td>
  ) : (
    <td>
      <S.Mark data-value={value}>
        <Icon name={value ? 'check' : 'x'} />
        <span className="sr">{value ? yes : no}</span>
      </S.Mark>
    </td>
  );

type TableProps = Omit<SectionProps<'comparison'>, 'root' | 'title' | 'text' | 'surface'>;

const Table = ({ featureHead, provider, traditionalHead, rows, ...answers }: TableProps) => (
  <S.Table>
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
