// The surroundings of every gallery page: style sheets, texts in the toolbar's language, settings, and a host in the page
// (src/gallery/host). It loads before any story, so that texts read while a module loads are in the right language.

import '../src/ui/theme/tokens.css';
import '../src/ui/theme/fonts.css';
import '../src/ui/theme/reset.css';
import '../src/ui/theme/base.css';
import '../src/ui/theme/utilities.css';
import '../src/ui/theme/focus.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { galleryLanguages, showSettingsOf, startGallery } from '../src/gallery/page';
import { viewports } from './viewports';

const language = await startGallery();
const { Providers } = await import('../src/gallery/providers');

const preview: Preview = {
  initialGlobals: { language, palette: 'standard', motion: 'system', viewport: { value: undefined, isRotated: false } },
  globalTypes: {
    language: {
      toolbar: { title: 'Language', icon: 'globe', dynamicTitle: true, items: galleryLanguages() },
    },
    palette: {
      toolbar: {
        title: 'Palette',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'standard', title: 'Standard palette' },
          { value: 'safe', title: 'Colour-blind safe' },
        ],
      },
    },
    motion: {
      toolbar: {
        title: 'Animations',
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Animations as the system asks' },
          { value: 'off', title: 'No animations' },
        ],
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewports },
    backgrounds: { disable: true },
    controls: { expanded: false },
    options: { storySort: { order: ['Toolkit', 'Screens', 'Positions'] } },
  },
  decorators: [
    (Story, { globals, id, parameters }) => {
      showSettingsOf(globals);
      const key = `${id} ${globals.palette} ${globals.motion}`;
      // Screens bring their own providers.
      if (parameters.screen === true) return <Story key={key} />;
      return (
        <Providers key={key}>
          <Story />
        </Providers>
      );
    },
  ],
};

export default preview;
