import type { ReactNode } from 'react';
import type { Page } from '../../../content/site';
import type { ServiceText } from '../../../content/text';
import { When } from './When';

export interface SheetProps {
  page: Page;
  text: ServiceText;
  contacts: ReactNode;
}

export function VisitSheet({ page, contacts }: SheetProps) {
  return (
    <>
      {!page.onlineOnly && <When path={page.path} />}
      {contacts}
    </>
  );
}
