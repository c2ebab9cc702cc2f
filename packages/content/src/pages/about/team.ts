/** The section with the map. The three countries are placeholders until the company names its own. */
export const team = {
  heading: 'Global Remote Team',
  lead: 'We’re remote-first and hire between UTC-4 and UTC+3, so no two of us are more than seven hours apart.',
  mapLabel:
    'A map of the world with the time zones from UTC-4 to UTC+3 in red and three countries in them marked.',
  /** Explains the map's marks. */
  mapNote: 'We hire anywhere in the red, give or take a border. The flags aren’t offices.',
  /** First and last time zone that we hire in, in hours from UTC. */
  hours: { first: -4, last: 3 },
  /** Degrees north and east. */
  markers: [
    {
      id: 'argentina',
      label: 'Argentina',
      latitude: -34,
      longitude: -64,
      timeZone: 'UTC-3',
    },
    {
      id: 'portugal',
      label: 'Portugal',
      latitude: 39.5,
      longitude: -8,
      timeZone: 'UTC+0, UTC+1 in summer',
    },
    {
      id: 'kenya',
      label: 'Kenya',
      latitude: 1,
      longitude: 38,
      timeZone: 'UTC+3',
    },
  ],
};
