import { Icon } from '../../../engine/react/Icon.tsx';
import { Link } from '../../../engine/react/Link.tsx';
import { Picture } from '../../../engine/react/Picture.tsx';
import type { SectionProps } from '../../../engine/react/section-registry.ts';
import type { FooterColumn, FooterContact, FooterNewsletter, SocialLink } from '../../../generated/types.ts';
import { Form } from '../../ui/form/Form.tsx';
import { Wrap } from '../../ui/layout.styles.ts';
import { MenuLink } from '../../ui/MenuLink.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { CookieSettings } from './CookieSettings.tsx';
import { Copyright } from './Copyright.tsx';
import * as S from './styles.ts';

const Newsletter = ({ title, text, form }: FooterNewsletter) => (
  <S.Newsletter data-screen-only="">
    <div>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
    <Form form={form} look="pill" />
  </S.Newsletter>
);

/** Below the title of the newsletter where there is one: no level of headings is skipped. */
type Heading = { heading: 'h2' | 'h3' };

const Column = ({ title, links, newTab, heading: Title }: FooterColumn & Heading & { newTab: string }) => (
  <div>
    <Title>{title}</Title>
    <ul>
      {links.map((item) => (
        <li key={item.label}>
          <MenuLink item={item} newTab={newTab} />
        </li>
      ))}
    </ul>
  </div>
);

const Contact = ({ title, ways, heading: Title }: FooterContact & Heading) => (
  <S.Contact>
    <Title>{title}</Title>
    <ul>
      {ways.map(({ icon, text, note, link }) => (
        <li key={text}>
          <Icon name={icon} />
          <span>
            {link ? <Link href={link}>{text}</Link> : text} {note && `(${note})`}
          </span>
        </li>
      ))}
    </ul>
  </S.Contact>
);

const Social = ({ label, link, icon }: SocialLink) => (
  <Tooltip text={label} align="end">
    <S.Social as={Link} href={link} aria-label={label}>
      <Icon name={icon} />
    </S.Social>
  </Tooltip>
);

/** The foot of every page. */
export const Component = (props: SectionProps<'footer'>) => {
  const { root, newsletter, logo, text, columns, contact, social, copyright, year, cookies, newTab } = props;
  const heading = newsletter ? 'h3' : 'h2';
  return (
    <S.Root {...root}>
      <Wrap>
        {newsletter && <Newsletter {...newsletter} />}
        <S.Columns>
          <S.Brand>
            <Picture image={logo} />
            <p>{text}</p>
          </S.Brand>
          {columns.map((column) => (
            <Column key={column.title} {...column} heading={heading} newTab={newTab} />
          ))}
          {contact && <Contact {...contact} heading={heading} />}
        </S.Columns>
        <S.Base>
          <Copyright text={copyright} year={year} />
          {cookies && <CookieSettings label={cookies} />}
          <div data-screen-only="">
            {social?.map((profile) => (
              <Social key={profile.link} {...profile} />
            ))}
          </div>
        </S.Base>
      </Wrap>
    </S.Root>
  );
};
