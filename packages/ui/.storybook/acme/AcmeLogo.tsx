/** A logo that is not ours; it says its name itself. */
export const AcmeLogo = () => (
  <svg role="img" aria-label="Acme" viewBox="0 0 64 24" width="64" height="24">
    <path fill="currentColor" d="M12 0 24 24H0zM40 0h24v24H40z" />
  </svg>
);
