import { Button, Footer, Header } from '@tallycomb/ui';

const AcmeLogo = () => (
  <svg role="img" aria-label="Acme" viewBox="0 0 64 24" width="64" height="24">
    <path fill="currentColor" d="M12 0 24 24H0zM40 0h24v24H40z" />
  </svg>
);

export const Page = () => (
  <>
    <Header homeHref="/" logo={<AcmeLogo />} tools={<a href="/account">Account</a>} />
    <main>
      <Button>Buy</Button>
      <section data-theme="dark">
        <Button>Buy at night</Button>
      </section>
    </main>
    <Footer logo={<AcmeLogo />} copyright="© Acme" />
  </>
);
