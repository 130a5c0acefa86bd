import type { HomeInfo } from '@payload/api/contract';
import {
  aircraftKeys,
  findAircraft,
  type HeroDevice,
  type HeroPicture,
  heroPictures,
  homeIndustries,
  type IndustryId,
  type Language,
} from '@payload/catalog';
import type { DataSource } from '@payload/web/data/data-source.ts';
import { loadContent } from '@payload/web/language/content.ts';

/** An industry as the home page shows it. */
export interface HomeIndustry {
  id: IndustryId;
  title: string;
  line: string;
  scenarios: string[];
  aircraft: { code: string; plan: string };
  /** Codes of what it carries. */
  products: readonly string[];
}

export interface HomeData {
  info: HomeInfo;
  /** The hero's picture in the page's language, for each kind of device. */
  hero: Readonly<Record<HeroDevice, HeroPicture>>;
  industries: HomeIndustry[];
  /** Keys of the aircraft that the grid has no room for. */
  otherAircraft: string[];
}

/** A card has room for so many scenarios. */
const scenariosShown = 3;

/** Everything the home page shows. */
export async function loadHome(source: DataSource, language: Language): Promise<HomeData> {
  const [info, texts] = await Promise.all([source.home(language), loadContent('industries', language)]);
  const inGrid = new Set(info.home_device_product.map(({ code }) => code));
  return {
    info,
    hero: heroPictures[language],
    industries: homeIndustries.map(({ id, aircraft, products }) => {
      const { title, line, scenarios } = texts[id];
      const entry = findAircraft(aircraft);
      if (!entry) throw new Error(`The home page names ${aircraft}, which is not among the aircraft.`);
      return {
        id,
        title,
        line,
        scenarios: scenarios.slice(0, scenariosShown),
        aircraft: { code: aircraft, plan: entry.plan },
        products,
      };
    }),
    otherAircraft: aircraftKeys.filter((key) => !inGrid.has(key)),
  };
}
