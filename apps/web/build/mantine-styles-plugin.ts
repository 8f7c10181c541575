import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

const classNames = /^(.*\/@mantine\/core)\/esm\/.*\/(\w+)\.module\.mjs$/;

/** The stylesheet of a Mantine component, by the module of its class names; null for other modules. */
export const findStyles = (id: string): string | null => {
  const [, home, component] = classNames.exec(id) ?? [];
  const file = `${home}/styles/${component}.layer.css`;
  return home && existsSync(file) ? file : null;
};

/**
 * Imports the styles of each Mantine component with its module, so that the page's stylesheet is small. The page's
 * stylesheet sets the order of the layers. In development all styles are loaded at once.
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
      const styles = findStyles(id);
      return styles ? { code: `import ${JSON.stringify(styles)};\n${code}`, map: null } : null;
    },
  };
};
