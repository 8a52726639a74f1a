import { EditItem } from '../../features/editor/item/EditItem';
import { NewsForm } from '../../features/editor/news/NewsForm';
import { newsFormConfig } from '../../features/editor/news/newsFormConfig';
import { newsHistoryConfig } from '../../features/editor/news/newsHistoryConfig';
import { ArticleView } from '../../features/news/article/ArticleView';

/** Creates an article, or edits the one whose id is in the URL (R2.24). */
export const NewsEdit = () => (
  <EditItem config={newsFormConfig} historyConfig={newsHistoryConfig}>
    {(props) => <NewsForm {...props} ArticleView={ArticleView} />}
  </EditItem>
);
