/** Where members, and people who are shown here without being members, reach whoever runs the site. */
const contactEmail = 'hello@greenlight.example'

/** The one contact address of the site, as a link. */
export function ContactLink() {
  return <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
}
