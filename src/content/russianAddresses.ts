import { place } from './facts';

/** Addresses in Russian on pages of both languages, for a driver, by the map's name in `urls`. */
export const russianAddresses: Partial<Record<string, string>> = {
  yandexMap: place.inRussian,
  legalizationOfficeMap: 'Москва, 1-й Неопалимовский переулок, д. 12',
  moscowMfcMap: 'Москва, Рязанский проспект, д. 2, корп. 3',
  apostilleOfficeMap: 'Москва, 2-й Балтийский переулок, д. 3',
};
