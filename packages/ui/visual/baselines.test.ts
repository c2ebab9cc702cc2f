import { describe, expect, it } from 'vitest';
import { picturesFor } from './baselines';

const button = 'components-button--primary';

describe('picturesFor', () => {
  it('lets nothing stand for what is light and scripted', () => {
    expect(picturesFor(button, 'light', 'scripts')).toEqual(['components-button/primary.light']);
  });

  it('lets light stand for dark', () => {
    expect(picturesFor(button, 'dark', 'scripts')).toEqual([
      'components-button/primary.dark',
      'components-button/primary.light',
    ]);
  });

  it('lets what needs no script stand for itself, in the same theme first', () => {
    expect(picturesFor(button, 'dark', 'no-scripts')).toEqual([
      'components-button/primary.no-scripts.dark',
      'components-button/primary.dark',
      'components-button/primary.light',
    ]);
  });
});
