import { Link } from '../../../engine/react/Link.tsx';
import type { SectionProps } from '../../../engine/react/section-registry.ts';
import type { ContactItem, ContactSupport } from '../../../generated/types.ts';
import { FormPanel } from '../../ui/form/FormPanel.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { Wrap } from '../../ui/layout.styles.ts';
import * as S from './styles.ts';

const Way = ({ text, link, newTab }: ContactItem) => {
  if (!link) return <p>{text}</p>;
  return (
    <Link href={link}>
      {text}
      {newTab && <span className="sr"> ({newTab})</span>}
    </Link>
  );
};

const Item = ({ item, index }: { item: ContactItem; index: number }) => (
  <li data-item="">
    <Glyph icon={item.icon} tone={item.tone} index={index} />
    <div>
      <h3>{item.title}</h3>
      <Way {...item} />
    </div>
  </li>
);

const Support = ({ title, before, address, link, after }: ContactSupport) => (
  <S.Support>
    <h3>{title}</h3>
    <p>
      {before} <Link href={link}>{address}</Link>. {after}
    </p>
  </S.Support>
);

/** The ways to reach the company, and the form beside them. */
export const Component = ({
  root,
  title,
  items,
  support,
  formTitle,
  formText,
  form,
}: SectionProps<'contact'>) => (
  <section {...root} data-surface="page">
    <S.Columns as={Wrap}>
      <div data-reveal="">
        <h2>{title}</h2>
        <S.Ways>
          {items.map((item, index) => (
            <Item key={item.title} item={item} index={index} />
          ))}
        </S.Ways>
        {support && <Support {...support} />}
      </div>
      <FormPanel title={formTitle} text={formText} form={form} />
    </S.Columns>
  </section>
);
