import type { Plugin } from 'vite';

const texts = /\/locales\/(en|cn)\/([\w-]+)\.json$/;

/** Development: sends the open page the texts of a changed file, so that it need not be loaded again. */
export function changedTexts(): Plugin {
  return {
    name: 'changed-texts',
    apply: 'serve',
    async hotUpdate({ file, modules, read }) {
      const [, language, name] = texts.exec(file) ?? [];
      if (!name || modules.length === 0 || this.environment.name !== 'client') return;
      try {
        this.environment.hot.send('changed-texts', { language, name, texts: JSON.parse(await read()) });
      } catch (error) {
        this.environment.logger.error(`${file} is not read, the page keeps its texts: ${String(error)}`);
      }
      return [];
    },
  };
}
