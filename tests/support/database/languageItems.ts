/** An article and a notice in both languages, for tests of their texts. */

export const tea = 'https://store.example/tea.jpg';
const coast = 'https://store.example/coast.jpg';
const paper = 'https://mfa.go.ke/paper.pdf';

const article = {
  title: 'Tea week',
  content: 'Tea.',
  featured_image_url: tea,
  additional_images: [coast],
  image_texts: { [tea]: { alt: 'Tea' }, [coast]: { alt: 'Coast' } },
  translated_title: 'Неделя чая',
  translated_content: 'Чай.',
  translated_image_texts: { [tea]: { alt: 'Чай' }, [coast]: { alt: 'Побережье' } },
};

const notice = {
  title: 'Form',
  description: 'New.',
  type: 'document',
  file_url: paper,
  translated_title: 'Бланк',
  translated_description: 'Новый.',
  translated_file_url: `${paper}?ru`,
} as const;

export const items = { news: article, notices: notice };

export type Table = keyof typeof items;
export const tables = ['news', 'notices'] as const;
