import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_ADMIN } from '../../local/database/embedded';

/** A tab of an engine. Elements are named by XPath, which both clients know. */
export interface Tab {
  /** Opens a path and waits until React has hydrated the page. */
  open(path: string): Promise<void>;
  /** Waits until the element is visible. */
  see(xpath: string): Promise<void>;
  click(xpath: string): Promise<void>;
  type(xpath: string, text: string): Promise<void>;
  /** The errors in the console since the start; WebKit's driver reports none. */
  errors: string[];
  close(): Promise<void>;
}

/** The longest wait for an element in milliseconds; long, because CI's machine is busy. */
export const TIMEOUT_MS = 20_000;

const heading = (text: string) => `//h1[contains(., '${text}')]`;
const link = (text: string) => `//main//a[contains(., '${text}')]`;
const button = (text: string) => `//button[normalize-space() = '${text}']`;
const field = (label: string) => `//*[@id = //label[starts-with(., '${label}')]/@for]`;

/** Walks through the main paths of visitors and staff in one tab. */
export function smokeTest(openTab: () => Promise<Tab>): void {
  let tab: Tab;
  beforeAll(async () => {
    tab = await openTab();
  });
  afterAll(() => tab.close());

  it('shows home in both languages, a service and a search, and keeps the draft of a staff member', async () => {
    await tab.open('/');
    await tab.see(heading('Embassy'));
    await tab.click(button('RU'));
    await tab.see(heading('Посольство'));
    await tab.click(button('EN'));
    await tab.see(heading('Embassy'));

    await tab.open('/consular/passports/lost');
    await tab.see(heading('Lost passport'));

    await tab.open('/search');
    await tab.type("//*[@id = 'search']", 'apostile');
    await tab.click("//main//li[contains(., 'Apostille, for other countries')]//h2/a");
    await tab.see("//*[@id = 'apostille']");

    await tab.open('/admin');
    await tab.type(field('E-mail or phone'), DEMO_ADMIN.email);
    await tab.type(field('Password'), DEMO_ADMIN.password);
    await tab.click(button('Sign in'));
    await tab.click(link('New article'));
    await tab.type(field('Title in English'), 'A reception at the Embassy');
    await tab.type("//*[@role = 'textbox'][@contenteditable = 'true']", 'Many guests came.');
    await tab.click(button('Save draft'));
    await tab.see("//*[contains(., 'The draft “A reception at the Embassy” is saved.')]");
    await tab.open('/admin/news');
    await tab.click(link('A reception at the Embassy'));
    await tab.see("//p[. = 'Many guests came.']");

    expect(tab.errors).toEqual([]);
  }, 120_000);
}
