import { pageOf, routes } from '../../../content.js';
import { Sections } from '../../../Sections.jsx';

export const dynamicParams = false;

export const generateStaticParams = () => routes();

export const generateMetadata = async ({ params }) => {
  const { locale, page } = await params;
  return { title: pageOf(locale, page).title };
};

export default async function Page({ params }) {
  const { locale, page } = await params;
  return <Sections sections={pageOf(locale, page).sections} />;
}
