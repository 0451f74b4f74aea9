import {generateStaticParamsFor, importPage} from 'nextra/pages';
import {useMDXComponents} from '../../mdx-components';

export const generateStaticParams = generateStaticParamsFor('mdxPath');

export async function generateMetadata({params}) {
  const {metadata} = await importPage((await params).mdxPath);
  return metadata;
}

const {wrapper: Wrapper} = useMDXComponents();

export default async function Page({params}) {
  const {mdxPath} = await params;
  const {default: Content, ...page} = await importPage(mdxPath);
  return (
    <Wrapper {...page}>
      <Content params={{mdxPath}} />
    </Wrapper>
  );
}
