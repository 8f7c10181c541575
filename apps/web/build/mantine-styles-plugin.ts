import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

const classNames = /^(.*\/@mantine\/core)\/esm\/.*\/(\w+)\.module\.mjs$/;

/** Where the styles of a component of Mantine lie, by the file of its class names; null for every other file. */
export const stylesOf = (id: string): string | null => {
  const [, home, component] = classNames.exec(id) ?? [];
  const file = `${home}/styles/${component}.layer.css`;
  return home && existsSync(file) ? file : null;
};

/**
 * Lets each component of Mantine bring its own styles, so that the page's stylesheet is small. The order of the layers,
 * and so who wins over whom, is the one that the page's stylesheet names. While developing the components are bundled
 * ahead, and all styles come at once.
 */
export const mantineStylesPlugin = (): Plugin => {
  let isBuild = true;
  return {
    name: 'inkstone-mantine-styles',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    transform(code, id) {
      if (!isBuild)
        return id.endsWith('/apps/web/main.tsx') ? `${code}\nimport '@mantine/core/styles.layer.css';` : null;
      const styles = stylesOf(id);
      return styles ? { code: `import ${JSON.stringify(styles)};\n${code}`, map: null } : null;
    },
  };
};
