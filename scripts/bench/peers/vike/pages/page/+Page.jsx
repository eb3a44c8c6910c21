import { useData } from 'vike-react/useData';
import { Sections } from '../../Sections.jsx';

export const Page = () => <Sections sections={useData().sections} />;
