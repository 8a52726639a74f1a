import type { ComponentType } from 'react';
import { isStaff } from '../lib/i18n/languages';

/**
 * The site for an address, ready to be drawn. Staff get a router of their own, which no visitor has
 * to fetch (docs/decisions, two routers).
 */
export async function openSite(pathname: string): Promise<ComponentType> {
  if (isStaff(pathname)) return (await import('./StaffSite')).StaffSite;
  const { PublicSite, prepareFirst } = await import('./PublicSite');
  await prepareFirst(pathname);
  return PublicSite;
}
