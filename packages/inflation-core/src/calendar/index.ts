export { type PriceCalendarInput, type PriceReminder, priceCalendar } from './price-calendar.ts';
