/** What every page of such an app sends, with nothing of ours on it. */
export default function Page() {
  return <h1>Plain</h1>;
}
