import '@tallycomb/ui/reset.css';
import '@tallycomb/ui/styles.css';
import '@tallycomb/ui/art.css';

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
