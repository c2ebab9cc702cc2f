/**
 * Builds the site with an id for each third party, and two addresses turned off. Tests send vendors
 * no requests.
 */
import { defineConfig } from 'vite';
import { siteIn } from '../../vite.config.ts';

const ids = { TAG_MANAGER_ID: 'GTM-TEST123 G-TEST', CHAT_APP_ID: 'test1234' };
const turnedOff = { INSTAGRAM_URL: 'off', DATA_ENGINEER_JOB_URL: 'off' };

export default defineConfig(() =>
  siteIn({ ...process.env, ...ids, ...turnedOff }, 'dist/third-party'),
);
