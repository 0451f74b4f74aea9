import {Footer, Layout, Navbar} from 'nextra-theme-docs';
import {Head} from 'nextra/components';
import {getPageMap} from 'nextra/page-map';
import 'nextra-theme-docs/style.css';

export const metadata = {title: {default: 'Help Center', template: '%s | Help Center'}};

export default async function RootLayout({children}) {
  return (
    <html lang="en" dir="ltr" suppressHydrationWarning>
      <Head />
      <body>
        <Layout
          navbar={<Navbar logo={<b>Help Center</b>} />}
          footer={<Footer>2025</Footer>}
          pageMap={await getPageMap()}
          sidebar={{defaultMenuCollapseLevel: 1}}
        >
          {children}
        </Layout>
      </body>
    </html>
  );
}
