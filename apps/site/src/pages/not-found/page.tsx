import { notFoundPage } from '@tallycomb/content/site';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { NotFound } from '../../error-boundary/not-found';

export function Page() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error('404: no page at', pathname);
  }, [pathname]);
  const link = { href: '/', label: notFoundPage.home };
  return <NotFound background="hero" text={notFoundPage} link={link} />;
}
