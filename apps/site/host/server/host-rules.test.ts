import { expect, it } from 'vitest';
import { parseHeaderRules } from './host-rules';

const addHeaders = parseHeaderRules(`/*
  X-Site: all
  Content-Security-Policy: default-src 'none'; img-src a:b

/assets/*
  ! Cache-Control
  Cache-Control: immutable

/page.x
  ! Content-Security-Policy
  Content-Security-Policy: own
  X-Site: page
`);

function headersOf(path: string) {
  const headers = new Headers({ 'Cache-Control': 'max-age=0' });
  addHeaders(path, headers);
  return Object.fromEntries(headers);
}

it.each([
  ['/', { 'cache-control': 'max-age=0', 'x-site': 'all' }],
  ['/assets/a.js', { 'cache-control': 'immutable', 'x-site': 'all' }],
  ['/other/assets/a.js', { 'cache-control': 'max-age=0' }],
  ['/', { 'content-security-policy': "default-src 'none'; img-src a:b" }],
  ['/page.x', { 'content-security-policy': 'own', 'x-site': 'all, page' }],
  ['/pagesx', { 'x-site': 'all' }],
])('gives %s what its rules say, one after the other', (path, expected) => {
  expect(headersOf(path)).toMatchObject(expected);
});
