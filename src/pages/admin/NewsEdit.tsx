import { EditItem } from '../../features/editor/item/EditItem';
import { NewsForm } from '../../features/editor/news/NewsForm';
import { newsFormConfig } from '../../features/editor/news/newsFormConfig';
import { newsHistoryConfig } from '../../features/editor/news/newsHistoryConfig';
import { ArticleView } from '../../features/news/article/ArticleView';

/**
 * Renders the page that creates an article at `/admin/news/new`, or edits the one whose id is in the URL
 * (R2.6, R2.24), with its history below.
 */
export const NewsEdit = () => (
  <EditItem config={newsFormConfig} historyConfig={newsHistoryConfig}>
    {(props) => <NewsForm {...props} ArticleView={ArticleView} />}
  </EditItem>
);
