/**
 * Where a section is now, by page and anchor of its former address. A removed page is named by the
 * page to which hosting/redirects.ts leads, because browsers keep the anchor across a redirect.
 */
export const movedSections: Partial<Record<string, string>> = {
  '/consular#contact': '/embassy#contact',
  '/consular#documents': '/consular#identity',
  '/consular#forms': '/consular#before-you-come',

  // Of /consular/offices.
  '/consular#purposes': '/consular/permits',
  '/consular#home-for-good': '/consular/home-for-good',
  '/consular#before-leaving': '/consular/home-for-good#before-leaving',
  '/consular#limits': '/consular/who-decides',
  '/consular#courts': '/consular/inheritance',
  '/consular#whom-to-ask': '/consular/who-decides',
  // Of /consular/other.
  '/consular#vote': '/consular/vote',
  '/consular#child': '/consular/child',
  '/consular#refuses': '/consular/child#forbids',
  '/consular#authorities': '/consular/employers',
  '/consular#press': '/consular/letters#press',
  '/consular#invitation': '/consular/letters#invitation',
  '/consular#delegation': '/consular/letters#delegation',
  '/consular#letters': '/consular/letters',

  '/consular/contract#wages': '/consular/wages',
  '/consular/complaint#not': '/consular/complaint#ready',
  '/consular/contract#not': '/consular/contract#before',
  '/consular/contract#race': '/consular/wages#race',
  '/consular/contract#travel': '/consular/contract#before',
  '/consular/who-decides#cannot': '/consular/who-decides#can',
  '/consular/who-decides#data': '/consular/who-decides#can',
  '/consular/who-decides#offices': '/consular/who-decides',
  '/consular/pets#rabies': '/consular/pets#bring',
  '/embassy#accreditation': '/embassy',
  '/embassy#directions': '/embassy#contact',
  '/explore/tourism#from-russia': '/explore/tourism#market',
  '/explore/tourism#nature': '/explore/tourism#market',
  '/explore/agriculture#food-herds-fish': '/explore/agriculture',
  '/explore/agriculture#kenya-and-russia': '/explore/agriculture#coffee-flowers-fruit',
  '/explore/agriculture#tea': '/explore/agriculture#coffee-flowers-fruit',
  '/magical-kenya#north-of-the-equator': '/magical-kenya#journeys',
  '/magical-kenya/western-kenya#four-days': '/magical-kenya#journeys',
  '/magical-kenya/western-kenya#lake': '/magical-kenya/western-kenya',
};
