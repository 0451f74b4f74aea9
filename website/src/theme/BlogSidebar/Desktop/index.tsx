import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {BlogSidebarItemList, useVisibleBlogSidebarItems} from '@docusaurus/plugin-content-blog/client';
import BlogSidebarContent from '@theme/BlogSidebar/Content';
import type {Props as ContentProps} from '@theme/BlogSidebar/Content';
import type {Props} from '@theme/BlogSidebar/Desktop';
import styles from './styles.module.css';

const List: ContentProps['ListComponent'] = ({items}) => (
  <BlogSidebarItemList
    items={items}
    ulClassName="menu__list"
    linkClassName="menu__link"
    linkActiveClassName="menu__link--active"
  />
);

/** The sidebar of posts, styled like that of docs pages. */
export default function BlogSidebarDesktop({sidebar}: Props): ReactNode {
  const items = useVisibleBlogSidebarItems(sidebar.items);
  return (
    <aside className="col col--3">
      <nav
        className={`menu ${styles.sidebar}`}
        aria-label={translate({
          id: 'theme.blog.sidebar.navAriaLabel',
          message: 'Blog recent posts navigation',
        })}
      >
        <BlogSidebarContent
          items={items}
          ListComponent={List}
          yearGroupHeadingClassName={styles.year ?? ''}
        />
      </nav>
    </aside>
  );
}
